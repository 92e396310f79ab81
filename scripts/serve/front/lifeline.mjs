// Started with a channel to the starter: when that is gone (kill -9), nothing may be left behind on the port.
process.on('disconnect', () => process.exit(0))
