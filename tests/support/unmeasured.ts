import { query } from './database'

/**
 * Makes a scored sitting one whose score could not be measured, as one is that was sold before the rule of today. What is
 * stored of a result never changes in the product, so the database refuses it otherwise.
 */
export const makeUnmeasured = async (orderNumber: string): Promise<void> => {
  if (!/^[0-9A-Z]{12}$/.test(orderNumber)) throw new Error(`${orderNumber} is no number of a sitting.`)
  await query(`do $$ begin
    set local session_replication_role = 'replica';
    update reports set result = jsonb_set(result, '{atFloor}', 'true')
      where sitting_id = (select id from sittings where number = '${orderNumber}');
  end $$`)
}
