import { chromium } from 'playwright';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const shot = async (id, name, size, globals = '', wait = 2500) => {
  const p = await b.newPage({ viewport: size });
  await p.goto(`http://127.0.0.1:6123/iframe.html?id=${id}&viewMode=story${globals && `&globals=${globals}`}`);
  await p.waitForTimeout(wait);
  await p.screenshot({ path: `/tmp/${name}.png` });
  await p.close();
};
const w = { width: 1440, height: 820 };
await shot('fleet-maintenancedashboard--default', 'm1', w, '', 6000);
await shot('fleet-maintenancedashboard--dark', 'm2', w, 'theme:dark', 5000);
await shot('fleet-maintenancedashboard--filters', 'm3', w, '', 6000);
await shot('fleet-maintenancedashboard--in-a-narrow-box', 'm4', { width: 420, height: 820 }, '', 5000);
await shot('fleet-maintenancedashboard--selected-in-a-narrow-box', 'm5', { width: 420, height: 820 }, '', 6000);
await shot('fleet-maintenancedashboard--right-to-left', 'm6', w, 'direction:rtl', 5000);
await b.close();
