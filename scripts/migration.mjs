import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/migration/run.ts')
