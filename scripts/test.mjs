import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/test/run.ts')
