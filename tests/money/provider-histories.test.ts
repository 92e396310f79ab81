import { describeHistories } from './lab/histories'

describeHistories('stripe')
