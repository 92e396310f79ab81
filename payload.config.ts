import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeInternalCollections } from '@/cms/access/internal-collections'
import { adminTranslations } from '@/cms/admin/translations'
import { collections } from '@/cms/collections'
import { database } from '@/cms/database'
import { adminEndpoints } from '@/cms/endpoints/admin'
import { closeRoutes } from '@/cms/endpoints/close-routes'
import { richTextEditor } from '@/cms/fields/rich-text-editor'
import { globals } from '@/cms/globals'
import { payloadLogging } from '@/cms/logging'
import { mailAdapter } from '@/cms/mail-adapter'
import { storedUploads } from '@/cms/plugins/stored-uploads'
import { stripePlugins } from '@/cms/plugins/stripe'
import { env } from '@/config/env'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { store } from '@/gateways/store/open-store'

// A few hundred bytes of AVIF hold a thread of this process for seconds, and nothing can stop it: they are decoded nowhere.
sharp.block({ operation: ['VipsForeignLoadHeif'] })

const root = path.dirname(fileURLToPath(import.meta.url))
// Payload's jobs are only scheduled publishing, and only our worker runs them.
const byNobody = () => false

const config = buildConfig({
  secret: env().PAYLOAD_SECRET,
  serverURL: '',
  // While developing, Payload's own coloured lines are easier to read.
  ...(env().NODE_ENV === 'production' ? { logger: payloadLogging() } : {}),
  db: database(),
  collections,
  globals,
  endpoints: adminEndpoints,
  plugins: [...stripePlugins(env().STRIPE_SECRET_KEY), storedUploads({ inBucket: store().kind === 's3' })],
  editor: richTextEditor(),
  sharp,
  email: mailAdapter,
  admin: {
    user: 'admins',
    importMap: {
      baseDir: path.join(root, 'src'),
      importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
    },
    // Gravatar would tell a third party who works here.
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    components: {
      graphics: {
        Logo: '/cms/admin/brand/admin-logo#AdminLogo',
        Icon: '/cms/admin/brand/admin-icon#AdminIcon',
      },
      providers: [
        '/cms/admin/schedule/schedule-refusals#ScheduleRefusals',
        '/cms/admin/live/live-guard#LiveGuard',
        '/cms/admin/desk/keep-nav-open#KeepNavOpen',
        '/cms/admin/find/find-keys#FindKeys',
        '/cms/admin/sign-in/second-step-gate#SecondStepGate',
      ],
      Nav: '/cms/admin/desk/nav#Nav',
      afterNavLinks: ['/cms/admin/desk/system-nav#SystemNav'],
      views: {
        dashboard: { Component: '/cms/admin/start/start-page#StartPage' },
        login: { Component: '/cms/admin/sign-in/sign-in-view#SignInView' },
      },
    },
    meta: { titleSuffix: ' · Plumbline' },
  },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LOCALE_FACTS[code].name })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  i18n: adminTranslations,
  graphQL: { disable: true },
  jobs: { access: { run: byNobody, queue: byNobody, cancel: byNobody } },
  cookiePrefix: env().secureCookies ? '__Host-plumbline' : 'plumbline',
  csrf: [env().SITE_URL],
  cors: [env().SITE_URL],
  defaultDepth: 0,
  maxDepth: 3,
  telemetry: false,
  typescript: { autoGenerate: false, outputFile: path.join(root, 'src/payload-types.ts') },
})

export default config.then(closeInternalCollections).then(closeRoutes)
