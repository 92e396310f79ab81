import fc from 'fast-check'

// The same sample in every run: what fails, fails for everybody. FAST_CHECK_SEED=random looks further.
const { FAST_CHECK_SEED: given } = process.env
if (given !== 'random') fc.configureGlobal({ seed: Number(given ?? 20_261_122) })
