import { toScriptText } from "../../../src/components/seo/centre-json-ld";

it("lets no text end the script element it stands in", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const text = toScriptText(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
