/** @jest-environment node */
import { localMailboxEnv } from "../../../scripts/server/local-service";

describe("localMailboxEnv", () => {
  test("gives the local keys when none are set", () => {
    const files = ["# GATSBY_EMAILJS_PUBLIC_KEY=x\nGATSBY_EMAILJS_SERVICE_ID=\nA=b\n"];
    expect(localMailboxEnv({ GATSBY_EMAILJS_PUBLIC_KEY: "" }, files)).toEqual({
      GATSBY_EMAILJS_PUBLIC_KEY: "lokalni-kljuc",
      GATSBY_EMAILJS_SERVICE_ID: "lokalni-servis",
      GATSBY_EMAILJS_TEMPLATE_ID: "lokalni-sablon",
      GATSBY_EMAILJS_HOST: "/",
    });
  });

  test.each([
    ["the environment", { GATSBY_EMAILJS_TEMPLATE_ID: "t" }, []],
    ["an .env file", {}, ["A=b\nGATSBY_EMAILJS_PUBLIC_KEY=abc\n"]],
    ["a quoted .env value", {}, ['export GATSBY_EMAILJS_SERVICE_ID = "abc"']],
    ["an .env file of Windows", {}, ["\uFEFFGATSBY_EMAILJS_PUBLIC_KEY=abc\r\nA=b\r\n"]],
  ])("leaves keys from %s alone", (_where, env, files) => {
    expect(localMailboxEnv(env, files)).toEqual({});
  });
});
