import { type ComponentType, createElement, useEffect, useState } from 'react'

/** A component whose module is loaded when it is first shown. */
export interface OnDemand<Props> {
  Component: ComponentType<Props>
  /** resolves once it is shown without a delay */
  load: () => Promise<void>
}

/**
 * Keeps a component that few people open out of what the window loads at its start.
 * @param importIt loads the module of the component
 */
export function onDemand<Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded ??= await importIt()
  }
  function Component(props: Props) {
    const [isLoaded, setLoaded] = useState(loaded !== undefined)
    useEffect(() => {
      if (!isLoaded) void load().then(() => setLoaded(true))
    }, [isLoaded])
    return loaded ? createElement(loaded, props) : null
  }
  return { Component, load }
}
