import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/test/verify.ts')
