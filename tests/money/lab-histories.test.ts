import { describeHistories } from './lab/histories'

describeHistories('sandbox')
