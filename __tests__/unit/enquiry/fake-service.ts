/** The account data the tests send with. */
export const account = {
  publicKey: "key-1",
  serviceId: "service-1",
  templateId: "template-1",
  host: "https://mail.test",
};

/** Stands in for the mail provider: each test says what it answers. */
export const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** Replaces the browser's fetch with a fake of the provider. */
export function installFetch(): void {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
}

/** What fetch gives for an answer of the provider. */
export function answer(status: number, text: string) {
  return { status, ok: status >= 200 && status < 300, text: async () => text };
}
