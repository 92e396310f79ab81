import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from '../../payload.config'

// Everything that is generated, in one process: reading Payload's configuration takes most of the time. Nothing connects
// to a database. With the argument `migration` a migration is written, too, if the collections need one.
// Run by `payload run` (scripts/test/generated.ts).

const read = await config
await generateTypes(read, { log: false })
await generateImportMap(read, { log: false })
const payload = await getPayload({ config: read, disableDBConnect: true, disableOnInit: true })
await payload.db.generateSchema?.({ log: false })
await import('./browser')
await import('./openapi')
await import('./product-tables')
// The last: where nothing is to migrate it ends the process.
if (process.argv.includes('migration'))
  await payload.db.createMigration({ payload, migrationName: 'check', skipEmpty: true })
await payload.destroy()
