import type { Page } from "@playwright/test";
import { expect, open, screens, settled, test } from "./support/site";

const endpoint = "**/api/v1.0/email/send";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const submit = (page: Page) => page.locator("form button[type=submit]");

/** Fills the form; the name tells this test's enquiry from others in the shared mailbox. */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, "Ime i prezime").fill(name);
  await field(page, "Telefon").fill("061 000 000");
  await field(page, "E-mail").fill("nije adresa");
  await field(page, "Poruka").fill("Dobar dan,\nsin ima četiri godine.");
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/contact");
});

test("has headline, introduction, the form, then the map and contact block", async ({ page }) => {
  const order = await page.locator("main").evaluate((main) =>
    ["h1", "form", "section[aria-label]", "dl"].map((selector) => {
      const element = main.querySelector(selector);
      return element ? [...main.querySelectorAll("*")].indexOf(element) : -1;
    }),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  await expect(page.locator("main")).toContainText("Napišite nam nešto o djetetu");
});

test("has four free-text fields, the message with 5 rows, and checks nothing", async ({ page }) => {
  const form = page.getByRole("form", { name: "Obrazac za upit" });
  await expect(form.getByRole("textbox")).toHaveCount(4);
  for (const name of ["Ime i prezime", "Telefon", "E-mail"]) {
    await expect(field(page, name)).toHaveAttribute("type", "text");
  }
  await expect(field(page, "Poruka")).toHaveAttribute("rows", "5");
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
  await expect(form.locator("[required], [pattern], [maxlength], [minlength]")).toHaveCount(0);
});

test("sends what was typed, clears the fields and thanks for 3 seconds, top right", async ({
  page,
  request,
}) => {
  await fillIn(page, "Slanje Uspješno");
  const [sent] = await Promise.all([page.waitForRequest(endpoint), submit(page).click()]);
  expect(sent.method()).toBe("POST");
  expect(sent.postDataJSON()).toEqual({
    lib_version: "4.4.1",
    user_id: "lokalni-kljuc",
    service_id: "lokalni-servis",
    template_id: "lokalni-sablon",
    template_params: {
      name: "Slanje Uspješno",
      phone: "061 000 000",
      email: "nije adresa",
      message: "Dobar dan,\nsin ima četiri godine.",
    },
  });

  const toast = page.getByRole("status").filter({ hasText: "Hvala što ste nas kontaktirali!" });
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  const box = await toast.boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(screens.desktop.width - 80);
  expect(box?.y).toBeLessThan(160);
  for (const name of ["Ime i prezime", "Telefon", "E-mail", "Poruka"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  await expect(toast).toBeHidden();
  const shownMs = Date.now() - shownAt;
  expect(shownMs).toBeGreaterThan(2500);
  expect(shownMs).toBeLessThan(4800);

  const mailbox: unknown = await (await request.get("/lokalni-sanducic.json")).json();
  expect(JSON.stringify(mailbox)).toContain("Slanje Uspješno");
});

test("sends an empty form as it is", async ({ page }) => {
  const [sent] = await Promise.all([page.waitForRequest(endpoint), submit(page).click()]);
  expect(sent.postDataJSON().template_params).toEqual({
    name: "",
    phone: "",
    email: "",
    message: "",
  });
  await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();
});

test("keeps the fields and shows the provider's answer for 3 seconds when sending fails", async ({
  page,
}) => {
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 400, body: "The service ID not found" }),
  );
  await fillIn(page, "Amra Hadžić");
  await submit(page).click();
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("The service ID not found");
  const shownAt = Date.now();
  await expect(field(page, "Ime i prezime")).toHaveValue("Amra Hadžić");
  await expect(field(page, "Poruka")).toHaveValue("Dobar dan,\nsin ima četiri godine.");
  await expect(submit(page)).toHaveText("Pokušaj ponovo");
  await expect(toast).toBeHidden();
  const shownMs = Date.now() - shownAt;
  expect(shownMs).toBeGreaterThan(2500);
  expect(shownMs).toBeLessThan(4800);
});

test("offers call, Viber, WhatsApp and a prefilled e-mail after a failure", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  await fillIn(page, "Amra Hadžić & Co");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Servis za slanje ne odgovara.");
  const form = page.getByRole("form");
  const link = (name: string) => form.getByRole("link", { name });
  await expect(link("Nazovi +387 61 000 001")).toHaveAttribute("href", "tel:+38761000001");
  await expect(link("Piši na Viber")).toHaveAttribute("href", /^viber:\/\/chat/);
  await expect(link("Piši na WhatsApp")).toHaveAttribute("href", /^https:\/\/wa\.me\/38761000001/);
  const href = (await link("Pošalji e-mail").getAttribute("href")) ?? "";
  const mail = new URL(href);
  expect(mail.pathname).toBe("info@sanjalica.example");
  expect(mail.searchParams.get("subject")).toBe("Upit za posjetu centru Sanjalica");
  expect(mail.searchParams.get("body")).toContain("Ime i prezime: Amra Hadžić & Co");
  expect(mail.searchParams.get("body")).toContain("Dobar dan,\r\nsin ima četiri godine.");
});

test("sends once on a double click, says so, and the button stays in reach", async ({ page }) => {
  let count = 0;
  await page.route(endpoint, async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ status: 200, body: "OK" });
  });
  await fillIn(page, "Dvaput");
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText("Slanje u toku…");
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(submit(page)).toHaveText("Pošalji upit");
  expect(count).toBe(1);
});

test("gives up on a request that never answers after 20 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, () => {});
  await fillIn(page, "Čekanje");
  await submit(page).click();
  await expect(submit(page)).toHaveText("Slanje u toku…");
  await page.clock.runFor(19_000);
  await expect(submit(page)).toHaveText("Slanje u toku…");
  await page.clock.runFor(2_000);
  await expect(submit(page)).toHaveText("Pokušaj ponovo");
  await expect(field(page, "Ime i prezime")).toHaveValue("Čekanje");
});

test("keeps the draft over a reload and a change of page until it is sent", async ({ page }) => {
  await fillIn(page, "Nacrt");
  await page.reload();
  await expect(field(page, "Ime i prezime")).toHaveValue("Nacrt");
  await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
  await settled(page, "Galerija");
  await page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" }).click();
  await settled(page, "Jedva čekamo da Vas upoznamo!");
  await expect(field(page, "Poruka")).toHaveValue("Dobar dan,\nsin ima četiri godine.");
  await submit(page).click();
  await expect(field(page, "Ime i prezime")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("sanjalica:enquiry"))).toBeNull();
  await open(page, "/contact");
  await expect(field(page, "Ime i prezime")).toHaveValue("");
});

for (const status of [400, 412, 429, 500]) {
  for (const body of ["Quota exceeded", ""]) {
    test(`shows what the service says with ${status} and ${body ? "a" : "no"} text`, async ({
      page,
    }) => {
      await page.route(endpoint, (route) => route.fulfill({ status, body }));
      await fillIn(page, "Amra Hadžić");
      await submit(page).click();
      await expect(page.getByRole("alert")).toContainText(
        `Odgovor servisa za slanje: ${body || "Servis nije naveo razlog."}`,
      );
      await expect(field(page, "Ime i prezime")).toHaveValue("Amra Hadžić");
    });
  }
}

for (const [what, answer] of [
  ["HTTP 200 with another text", { status: 200, body: "queued" }],
  ["the text OK with another status", { status: 202, body: "OK" }],
] as const) {
  test(`takes ${what} as sent`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill(answer));
    await submit(page).click();
    await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();
  });
}

for (const reason of ["connectionrefused", "connectionreset", "internetdisconnected"] as const) {
  test(`keeps the fields and says so when the network fails (${reason})`, async ({ page }) => {
    await page.route(endpoint, (route) => route.abort(reason));
    await fillIn(page, "Amra Hadžić");
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(
      "Servis za slanje ne odgovara. Provjerite vezu s internetom i pokušajte ponovo.",
    );
    await expect(field(page, "Ime i prezime")).toHaveValue("Amra Hadžić");
    await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
  });
}

test("offline before the form was ever touched, the other ways are offered all the same", async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await submit(page).click();
  await expect(submit(page)).toHaveText("Pokušaj ponovo");
  await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
  await context.setOffline(false);
});

for (const [id, text] of [
  ["publicKey", "user ID"],
  ["serviceId", "service ID"],
  ["templateId", "template ID"],
] as const) {
  test(`names the ${text} when it is missing`, async ({ page }) => {
    await page
      .locator('meta[name="enquiry-service"]')
      .evaluate((meta: HTMLMetaElement, missing) => {
        meta.content = JSON.stringify({ ...JSON.parse(meta.content), [missing]: "" });
      }, id);
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText(`Nedostaje podatak za slanje: ${text}.`);
  });
}

for (const [what, body, expected] of [
  ["an empty answer", "", "Servis nije naveo razlog."],
  ["an HTML page", "<!DOCTYPE html><html><body>502</body></html>", "Servis nije naveo razlog."],
  ["10 KB of text", "predugo ".repeat(1280), "predugo predugo"],
] as const) {
  test(`a toast stays readable with ${what}`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill({ status: 502, body }));
    await submit(page).click();
    const toast = page.getByRole("alert");
    await expect(toast).toContainText(expected);
    const box = await toast.boundingBox();
    expect(box?.height).toBeLessThan(320);
  });
}

test("loads the mail client and the toasts only when the form is touched", async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") scripts.push(asked.url());
  });
  // So small a screen that the map below the form stays far from it.
  await page.setViewportSize(screens.smallest);
  await open(page, "/contact");
  await page.waitForTimeout(500);
  const isLoaded = async (text: string) => {
    const sources = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    return sources.some((source) => source.includes(text));
  };
  expect(await isLoaded("/api/v1.0/email/send")).toBe(false);
  expect(await isLoaded("Toastify__toast")).toBe(false);
  await field(page, "Ime i prezime").focus();
  await expect.poll(() => isLoaded("/api/v1.0/email/send")).toBe(true);
  await expect.poll(() => isLoaded("Toastify__toast")).toBe(true);
});

test("a button pressed before the page is alive does not lose what was typed", async ({ page }) => {
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, "Prerano");
  await submit(page).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "Ime i prezime")).toHaveValue("Prerano");
});
