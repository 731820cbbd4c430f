import { listPublicFiles, readPublic } from "../support/public-files";

const drawings = listPublicFiles(/\.svg$/).map((file) => [file, readPublic(file)] as const);

it.each(drawings)("%s has neither filters nor more than it needs", (_file, svg) => {
  expect(svg).not.toMatch(/<filter|filter[=:]|<mask|mask[=:]/);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8_000);
  expect(svg.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(150);
  // What moves by itself comes to rest.
  expect(svg).not.toMatch(/infinite|indefinite/);
});

it("a drawing for the night has one for the day of the same shape", () => {
  const boxOf = (name: string) => /viewBox="[^"]*"/.exec(new Map(drawings).get(name) ?? "")?.[0];
  const nights = drawings.map(([file]) => file).filter((file) => file.includes("-night"));
  expect(nights.length).toBeGreaterThan(5);
  for (const night of nights) expect(boxOf(night.replace("-night", ""))).toBe(boxOf(night));
});
