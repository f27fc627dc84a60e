import { type ComponentType, createElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { queueKeysDuring } from '../state/key-queue.ts'

/** A component whose module is loaded when it is first rendered. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>
  /** resolves once the component renders without delay */
  load: () => Promise<void>
}

const loaders: (() => Promise<void>)[] = []

/**
 * Loads all on-demand components one after the other, so that showing one later takes no time. A failed one is loaded
 * again when it is shown.
 */
export async function loadAllOnDemand(): Promise<void> {
  for (const load of loaders) await load().catch(() => {})
}

/**
 * Excludes a component outside of the first view from the modules loaded at the start. Keys pressed while its module
 * loads are delivered to it.
 * @param importIt imports the module of the component
 */
export function onDemand<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded ??= await importIt()
  }
  loaders.push(load)
  function Component(props: Props) {
    const [isLoaded, setLoaded] = useState(loaded !== undefined)
    useEffect(() => {
      // rendered synchronously, so that the queued keys find the focus in it
      if (!isLoaded) void queueKeysDuring(() => load().then(() => flushSync(() => setLoaded(true))))
    }, [isLoaded])
    return loaded ? createElement(loaded, props) : null
  }
  return { Component, load }
}
