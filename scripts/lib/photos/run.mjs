// @ts-check
import { say } from "../../system/report";
import { addPhotos } from "./add.mjs";
import { parseArguments } from "./arguments.mjs";
import { HELP } from "./help.mjs";
import { interruptible } from "./interruption.mjs";
import { listPhotos } from "./list.mjs";
import { movePhoto } from "./move.mjs";
import { removePhotos } from "./remove.mjs";

/**
 * @typedef {object} Context
 * @property {string} root the project whose photos are meant
 * @property {string} cwd where relative paths of photos start
 * @property {typeof import("../../../src/content/photo-rules")} rules
 */
/** @typedef {Context & { checkInterruption: () => void }} CommandContext the check throws after Ctrl+C */

/**
 * @param {import("./arguments.mjs").PhotoRequest} request
 * @param {CommandContext} context
 * @returns {Promise<void>}
 */
async function runCommand(request, context) {
  switch (request.command) {
    case "add":
      return addPhotos(request, context);
    case "move":
      return movePhoto(request, context);
    case "remove":
      return removePhotos(request, context);
    case "list":
      return listPhotos(request, context);
    default:
      return say(HELP);
  }
}

/**
 * Does what the words after `npm run photos --` ask for.
 * @param {readonly string[]} args
 * @param {Context} context
 * @returns {Promise<void>}
 * @throws {UserError} when it cannot be done; then nothing has changed
 */
export async function runPhotos(args, context) {
  const request = parseArguments(args, context.rules.photoSets);
  await interruptible((checkInterruption) =>
    runCommand(request, { ...context, checkInterruption }),
  );
}
