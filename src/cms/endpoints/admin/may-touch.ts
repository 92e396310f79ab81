import { HttpRefusal } from '@/services/refusal'
import { type Touching, touches } from '../../access/touches'

/** @throws HttpRefusal forbidden; notFound where there is no such collection. */
export const mayTouch = async (
  operation: Touching['operation'],
  what: Omit<Touching, 'operation'>,
): Promise<void> => {
  const may = await touches({ ...what, operation })
  if (may === null) throw new HttpRefusal('notFound')
  if (!may) throw new HttpRefusal('forbidden')
}
