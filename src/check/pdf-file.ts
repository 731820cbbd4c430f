import { largeFileBytes, mostFileBytes } from "../content/file-rules";
import type { Message, Problem } from "./problem";
import * as say from "./wording/downloads";

/** What readers of PDF search for its beginning and its end, in bytes (ISO 32000-1, annex H, 3). */
const searched = 1024;

/** The trailer of an encrypted PDF names how; it stands there as plain text (ISO 32000-1, 7.5.5 and 7.6). */
const encryption = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

type Finding = Message & Pick<Problem, "severity">;

const error = (message: Message): Finding => ({ ...message, severity: "error" });
const warning = (message: Message): Finding => ({ ...message, severity: "warning" });

/** What is wrong with a file of this size, in bytes; undefined where nothing is. */
export function fileSizeProblem(bytes: number): Finding | undefined {
  if (bytes === 0) return error(say.emptyFile());
  if (bytes > mostFileBytes) return error(say.hugeFile(bytes));
  return bytes > largeFileBytes ? warning(say.largeFile(bytes)) : undefined;
}

/** What is wrong with a file that is to be a PDF, by its bytes; undefined where nothing is. */
export function pdfProblem(bytes: Buffer): Finding | undefined {
  if (!bytes.subarray(0, searched).includes("%PDF-")) return error(say.noPdf());
  if (!bytes.subarray(-searched).includes("%%EOF")) return error(say.incompletePdf());
  return encryption.test(bytes.toString("latin1")) ? warning(say.lockedPdf()) : undefined;
}
