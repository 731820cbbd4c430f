/** @jest-environment node */
import { parsePort } from "../../../scripts/system/port";

test("a port is read from text", () => {
  expect([undefined, "", "9001 ", "1", "65535"].map((text) => parsePort(text, 9000))).toEqual([
    9000, 9000, 9001, 1, 65535,
  ]);
  for (const text of ["0", "65536", "-1", "80.5", "0x50", "abc"]) {
    expect(() => parsePort(text, 9000)).toThrow(new RegExp(`PORT mora biti .*„${text}”`));
  }
});
