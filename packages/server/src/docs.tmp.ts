import { fastify } from 'fastify';
import { addApiDocs } from './apidocs/routes.ts';
const site = fastify(); addApiDocs(site);
await site.listen({port:7950});
const { chromium } = await import('playwright');
const { findBrowser, browserFlags } = await import('../../../tools/browser/findBrowser.ts');
const { AxeBuilder } = await import('@axe-core/playwright');
const b = await chromium.launch({executablePath:(await findBrowser())!.path,args:[...browserFlags]});
for (const [n,o,url] of [['light',{viewport:{width:1280,height:900},colorScheme:'light'},'/api-docs/portal'],['dark',{viewport:{width:1280,height:900},colorScheme:'dark'},'/api-docs/portal#createDocument'],['n320',{viewport:{width:320,height:700},colorScheme:'light'},'/api-docs/portal#getDocument'],['search',{viewport:{width:1100,height:800},colorScheme:'light'},'/api-docs/portal?q=pin'],['files',{viewport:{width:1280,height:900},colorScheme:'light'},'/api-docs/files']] as const){
 const c=await b.newContext(o as any);const p=await c.newPage();p.on('console',m=>console.log(n,m.text()));await p.goto('http://localhost:7950'+url);
 if(n==='dark')await p.locator('#createDocument details').last().locator('summary').click();
 await p.screenshot({path:`/tmp/cs/doc-${n}.png`});
 if(n==='n320'){await p.getByRole('button',{name:'Operations'}).click();await p.screenshot({path:`/tmp/cs/doc-n320menu.png`});console.log('overflow',await p.evaluate(()=>document.documentElement.scrollWidth))}
 if(n!=='n320'&&n!=='search'){await p.evaluate(()=>document.querySelectorAll('details').forEach((d,i)=>{d.open=i<300}));const r=await new AxeBuilder({page:p}).analyze();console.log(n,r.violations.map(v=>[v.id,v.nodes.length,v.nodes[0].html.slice(0,160),v.nodes[0].failureSummary]))}
 await c.close();}
await b.close();await site.close();process.exit()
