import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/lib/build-main.ts')
