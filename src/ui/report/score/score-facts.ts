import type { CallData } from '@/domain/api/calls'

type Answer = CallData<'report.read'>
export type AnyReport = Extract<Answer, { kind: 'report' }>['report']
export type Report = Extract<AnyReport, { examKind: 'iq' }>
/** What the report of an IQ test says, in finished sentences. */
export type Told = NonNullable<Report['told']>
