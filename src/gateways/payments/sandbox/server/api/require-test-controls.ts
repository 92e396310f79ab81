import { ApiError } from '../http/api-error'
import type { Call } from '../http/routes'
import { requireSecret } from './require-secret'

/** 404 unless the sandbox was started with test controls. */
export const requireTestControls = ({ ctx, request }: Pick<Call, 'ctx' | 'request'>) => {
  if (!ctx.testControls)
    throw new ApiError({ status: 404, code: 'not_found', message: 'There is no such call.' })
  requireSecret({ ctx, request })
}
