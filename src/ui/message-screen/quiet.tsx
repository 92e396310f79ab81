'use client'

import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Shows nothing when its content throws. */
export class Quiet extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
