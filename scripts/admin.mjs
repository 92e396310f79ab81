import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/admin/run.ts')
