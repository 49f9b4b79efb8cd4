import { test as base, expect, type Page } from 'playwright/test';
import { Product } from './product';

/** Journeys share one product per worker. A journey fails if its page violates the security policy or throws. */
export const test = base.extend<{ page: Page }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ browser, product, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: product.url });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
    });
    await use(page);
    await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };

export interface Account {
  email: string;
  password: string;
}

/** Signs in with the form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
