import { z } from 'zod'
import { CALLS, type CallId } from './calls'
import { SCHEMAS } from './schemas'

type Json = Record<string, unknown>

const toJson = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

/** The OpenAPI 3.1 document of every call, made from the schemas that the endpoints parse with. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [id, { method, path }] of Object.entries(CALLS) as [CallId, (typeof CALLS)[CallId]][]) {
    const at = path.replace(/:(\w+)/g, '{$1}')
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(id) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version: '1',
      description: 'Amounts are integer hundredths of the currency. Times are ISO 8601 in UTC.',
    },
    paths,
  }
}

const operationOf = (id: CallId): Json => {
  const schema = SCHEMAS[id] as {
    params?: z.ZodObject
    query?: z.ZodObject
    body?: z.ZodObject
    data: z.ZodType
  }
  return {
    operationId: id,
    parameters: [...parametersOf(schema.params, 'path'), ...parametersOf(schema.query, 'query')],
    ...(schema.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJson(schema.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Success (`result` 200), or a business refusal (another `result`, with `message`).',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['result', 'data'],
                  properties: { result: { const: 200 }, data: toJson(schema.data, 'output') },
                },
                {
                  type: 'object',
                  required: ['result', 'message'],
                  properties: { result: { type: 'integer' }, message: { type: 'string' } },
                },
              ],
            },
          },
        },
      },
    },
  }
}

const parametersOf = (object: z.ZodObject | undefined, where: 'path' | 'query'): Json[] => {
  if (!object) return []
  const { properties = {}, required = [] } = toJson(object, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}
