import type { z } from 'zod'
import type { CallId } from './calls'
import { appSchemas } from './schemas/app'
import { orderSchemas } from './schemas/order'
import { packageSchemas } from './schemas/package'
import { paySchemas } from './schemas/pay'
import { reportSchemas } from './schemas/report'
import { sittingSchemas } from './schemas/sitting'
import { skuSchemas } from './schemas/sku'

type CallSchema = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject; data: z.ZodType }

/** What each call takes and gives (the `data` of its envelope), by noun in `schemas/`. Bodies are strict: unknown keys are refused. */
export const SCHEMAS = {
  ...appSchemas,
  ...paySchemas,
  ...packageSchemas,
  ...sittingSchemas,
  ...orderSchemas,
  ...skuSchemas,
  ...reportSchemas,
} as const satisfies Record<CallId, CallSchema>

type Schemas = typeof SCHEMAS
type In<S, Key extends string> =
  S extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.input<T> } : unknown
type Out<S, Key extends string> =
  S extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.output<T> } : unknown

/** What a caller hands over. */
export type CallInput<Id extends CallId> = In<Schemas[Id], 'params'> &
  In<Schemas[Id], 'query'> &
  In<Schemas[Id], 'body'>
/** What a handler receives, parsed. */
export type CallParsed<Id extends CallId> = Out<Schemas[Id], 'params'> &
  Out<Schemas[Id], 'query'> &
  Out<Schemas[Id], 'body'>
export type CallData<Id extends CallId> = z.output<Schemas[Id]['data']>

/** The one envelope of every answer (docs/decisions/0020). */
export type Envelope<Data> =
  | { result: 200; data: Data }
  | { result: number; message: string; data?: undefined; issues?: { path: string; message: string }[] }
