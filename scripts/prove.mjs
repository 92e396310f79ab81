import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/prove/run.ts')
