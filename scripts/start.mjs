import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/serve/start.ts')
