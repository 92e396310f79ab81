import { site } from '../../support/site'

// What a test loads of the product's own modules has the environment of the running product. Before each file, because
// files that follow one another in the same process share these modules, and the environment is read once.

const { url, databaseUrl, secrets } = site()
Object.assign(process.env, {
  SITE_URL: url,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: secrets.payload,
  INTERNAL_TOKEN: secrets.internal,
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
})
