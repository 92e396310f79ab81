import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { sentenceOf } from '../lib/problem.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../test/chromium.ts'
import { faultsOf } from './faults.ts'
import { openScreen } from './open-screen.ts'
import { SCREENS } from './screens.ts'
import { prepareStates, type States } from './states.ts'

// npm run look -- [screens] [locales] [sizes] [options]      e.g. npm run look -- landing-new,questions DE,JA phone dark
// Renders screens of a running site (LOOK_URL, default http://localhost:3000) to look/*.png.
//   sizes    narrow 320, phone 360, tablet 768, desktop 1280, wide 1920
//   options  dark, large (text at 200 %), print, check (no pictures: what is cut off, what axe finds; exits 1)

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const url = process.env.LOOK_URL ?? 'http://localhost:3000'
const LOCALES = ['EN', 'CN', 'FR', 'ES', 'JA', 'HK', 'DE', 'PT', 'KR']
const SIZES = {
  narrow: { width: 320, height: 640 },
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
}
type Size = keyof typeof SIZES

const listed = (text: string | undefined, all: string[], usual = all): string[] => {
  if (!text) return usual
  return text === 'all' ? all : text.split(',')
}

const main = async (): Promise<void> => {
  const [names, locales, sizes, options = ''] = process.argv.slice(2)
  const wanted = listed(
    names,
    SCREENS.map(({ name }) => name),
  )
  const screens = SCREENS.filter(({ name }) => wanted.includes(name))
  const chosen = options.split(',')
  const out = join(project, 'look')
  mkdirSync(out, { recursive: true })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  let faults = 0
  for (const locale of listed(locales, LOCALES)) {
    const states = await prepareStates({
      url,
      locale,
      kinds: [...new Set(screens.map(({ state }) => state))],
    })
    for (const size of listed(sizes, Object.keys(SIZES), ['phone', 'desktop']) as Size[]) {
      faults += await visit({ browser, screens, locale, size, states, out, options: chosen })
    }
  }
  await browser.close()
  console.log(chosen.includes('check') ? `${faults} faults.` : `The pictures are in ${out}.`)
  if (faults > 0) process.exitCode = 1
}

type Visit = {
  browser: Browser
  screens: typeof SCREENS
  locale: string
  size: Size
  states: States
  out: string
  options: string[]
}

const visit = async ({ browser, screens, locale, size, states, out, options }: Visit): Promise<number> => {
  const has = (option: string) => options.includes(option)
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: has('dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  let faults = 0
  for (const screen of screens) {
    const name = [
      screen.name,
      locale,
      size,
      ...options.filter((option) => option && option !== 'check'),
    ].join('.')
    const page = await context.newPage()
    try {
      await openScreen({ page, screen, url, locale, states, large: has('large') })
      if (has('check')) {
        for (const fault of await faultsOf(page)) {
          faults += 1
          console.log(`${name}: ${fault}`)
        }
        continue
      }
      if (has('print')) await page.emulateMedia({ media: 'print' })
      await page.screenshot({ path: join(out, `${name}.png`), fullPage: screen.whole ?? true })
    } catch (error) {
      faults += 1
      console.log(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    } finally {
      await page.close()
    }
  }
  await context.close()
  return faults
}

main().catch((error) => {
  console.error(sentenceOf(error))
  process.exit(1)
})
