import { type ComponentType, createElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdingKeys } from '../state/held-keys.ts'

/** A component whose module is loaded when it is first shown. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>
  /** resolves once it is shown without a delay */
  load: () => Promise<void>
}

const loaders: (() => Promise<void>)[] = []

/** Loads what is shown on demand one after the other, so that showing it later takes no time. What fails is tried again then. */
export async function loadAllOnDemand(): Promise<void> {
  for (const load of loaders) await load().catch(() => {})
}

/**
 * Keeps a component that is not part of the first view out of what the window loads at its start. Keys that are pressed
 * while its module is loaded reach it.
 * @param importIt loads the module of the component
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
      // rendered at once, so that the keys that were held find its focus
      if (!isLoaded) void holdingKeys(() => load().then(() => flushSync(() => setLoaded(true))))
    }, [isLoaded])
    return loaded ? createElement(loaded, props) : null
  }
  return { Component, load }
}
