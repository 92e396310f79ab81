import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

type Plan = { slug: string; exam: number }

/** The product's own code, whose imports only a bundler resolves. */
const readPlans = async (): Promise<Plan[]> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/seed/landings/pages.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const source = Buffer.from(outputFiles[0]?.text ?? '').toString('base64')
  const { PAGES } = (await import(`data:text/javascript;base64,${source}`)) as { PAGES: Plan[] }
  return PAGES.map(({ slug, exam }) => ({ slug, exam }))
}

/** The seeded landing pages by name, with their addresses on a site whose shop is called iq. */
export const LANDINGS = [
  { slug: 'new', exam: 1 },
  { slug: 'test_center', exam: 1 },
  ...(await readPlans()),
].map(({ slug, exam }) => ({
  name: `landing-${slug.replaceAll('_', '-')}`,
  path: (locale: string) => `/landing_page/${slug}/iq-${exam}?hl=${locale}`,
}))
