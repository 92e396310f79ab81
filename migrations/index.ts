import * as constraints from './20261121_090100_constraints'
import * as initial from './20261121_090000_initial'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_090000_initial' },
  { up: constraints.up, down: constraints.down, name: '20261121_090100_constraints' },
]
