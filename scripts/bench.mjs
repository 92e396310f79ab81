import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/bench/main.ts')
