export const account = {
  publicKey: "key-1",
  serviceId: "service-1",
  templateId: "template-1",
  host: "https://mail.test",
};

/** Stands in for the mail provider; each test sets its response. */
export const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** Replace the browser's `fetch` with the fake provider. */
export function installFetch(): void {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
}

/** Create what `fetch` resolves to when the provider responds. */
export function createResponse(status: number, text: string) {
  return { status, ok: status >= 200 && status < 300, text: async () => text };
}
