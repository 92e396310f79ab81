import type { ReactNode } from 'react'
import type { Scene } from '@/domain/catalog/landing'
import { Boy } from './a/boy'
import { Computer } from './a/computer'
import { Founder } from './a/founder'
import { Free } from './a/free'
import { Genius } from './a/genius'
import { GeniusLab } from './a/genius-lab'
import { Girl } from './a/girl'
import { Home } from './a/home'
import { Table } from './a/table'
import { Wall } from './a/wall'
import { Bicycle } from './b/bicycle'
import { Garden } from './b/garden'
import { Market } from './b/market'
import { Office } from './b/office'
import { Page } from './b/page'
import { Relax } from './b/relax'
import { Student } from './b/student'
import { Third } from './b/third'
import { Train } from './b/train'
import { Types } from './b/types'
import { Young } from './b/young'
import styles from './scene.module.css'

/** Every scene is 480 wide and 400 high, drawn with the colours of its theme (scene.module.css), by one hand. */
const SCENE_VIEWS: Record<Scene, () => ReactNode> = {
  founder: Founder,
  free: Free,
  genius_lab: GeniusLab,
  girl: Girl,
  home: Home,
  wall: Wall,
  boy: Boy,
  computer: Computer,
  genius: Genius,
  student: Student,
  page: Page,
  relax: Relax,
  third: Third,
  types: Types,
  bicycle: Bicycle,
  train: Train,
  market: Market,
  young: Young,
  table: Table,
  office: Office,
  garden: Garden,
}

/** A picture of our own, decoration only: what it shows, the words beside it say. */
export function SceneView({ scene }: { scene: Scene }) {
  const Drawing = SCENE_VIEWS[scene]
  return (
    <svg viewBox="0 0 480 400" className={styles.scene} focusable="false" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
