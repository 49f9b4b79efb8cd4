import { chromium } from 'playwright';
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--disable-dev-shm-usage']});
const shots = process.argv.slice(2);
for (const s of shots) { const [id,w,h,wait] = s.split(','); const p = await b.newPage({viewport:{width:+(w||1440),height:+(h||900)}}); await p.goto(`http://127.0.0.1:6101/iframe.html?id=${id}&viewMode=story`); await p.waitForTimeout(+(wait||4000)); await p.screenshot({path:`/tmp/s-${id}.png`}); await p.close(); }
await b.close();
