import { runInstalled } from './bootstrap.mjs'

// One of the installed programs by its name, with its arguments: node scripts/tool.mjs vitest run.
const [name, ...args] = process.argv.slice(2)
runInstalled(`node_modules/.bin/${name}`, args)
