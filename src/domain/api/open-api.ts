import { z } from 'zod'
import { CALL_IDS, type CallId, rowOf } from './calls'

type Json = Record<string, unknown>

const toJson = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

/** The OpenAPI 3.1 document of every call, made from the schemas that the endpoints parse with. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const id of CALL_IDS) {
    const { method, path } = rowOf(id)
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
  const { purpose, params, query, body, data } = rowOf(id)
  return {
    operationId: id,
    summary: purpose,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJson(body, 'input') } },
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
                  properties: { result: { const: 200 }, data: toJson(data, 'output') },
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
