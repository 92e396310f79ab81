import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const base = process.env.BASE ?? 'http://localhost:4471'
const cred = readFileSync(process.env.CRED ?? '/tmp/w/desk/.data/first-admin.txt','utf8')
const email=/E-mail:\s+(\S+)/.exec(cred)[1], password=/Password:\s+(\S+)/.exec(cred)[1]
export const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
export const page = await browser.newPage({ viewport:{width:1440,height:900} })
page.on('console', m => (m.type()==='error') && console.log('CONSOLE', m.text().slice(0,300)))
page.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,300)))
const login = await page.request.post(base+'/api/admins/login',{data:{email,password}})
console.log('login', login.status())
export const api = async (p, init={}) => { const r = await page.request.fetch(base+p, {...init, headers:{origin:base,'content-type':'application/json',...init.headers}}); const t = await r.text(); try { return [r.status(), JSON.parse(t)] } catch { return [r.status(), t.slice(0,500)] } }
export const go = (p) => page.goto(base+p,{timeout:120000, waitUntil:'domcontentloaded'})
export const shot = (n, o={}) => page.screenshot({path:`/tmp/w/desk-shots/${n}.png`, ...o})
