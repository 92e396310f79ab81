import type { NumberField, SelectField } from 'payload'
import type { NumberSetting } from '@/domain/settings'

/** A number's field: range and default are those of the table of settings. */
export const numberSetting = <Name extends string>({
  name,
  setting,
}: {
  name: Name
  setting: NumberSetting
}): NumberField & { name: Name } => ({
  name,
  type: 'number',
  defaultValue: setting.default,
  min: setting.min,
  ...(setting.max === undefined ? {} : { max: setting.max }),
})

/** A choice's field: its options are those of the table of settings. */
export const choiceSetting = <Name extends string>({
  name,
  setting,
}: {
  name: Name
  setting: { choices: readonly string[] }
}): SelectField & { name: Name } => ({ name, type: 'select', options: [...setting.choices] })
