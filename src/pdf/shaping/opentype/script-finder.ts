import type { FontInside, Script } from './font-inside.ts'

/**
 * The script of a text: that of its first character which only one script has. fontkit knows and does not tell, but a
 * run that it has laid out does; without its lookups that costs next to nothing.
 */
export function scriptFinder(inside: FontInside): (text: string) => Script {
  const known = new Map<number, Script>()
  const scriptOf = (point: number): Script => {
    let script = known.get(point)
    if (script === undefined) {
      script = withoutLookups(inside, () => inside.layout(String.fromCodePoint(point)).script)
      known.set(point, script)
    }
    return script
  }
  const noScript = scriptOf(0x20)
  return text => {
    for (const character of text) {
      const script = scriptOf(character.codePointAt(0) ?? 0)
      if (script !== noScript) return script
    }
    return noScript
  }
}

function withoutLookups<Result>({ _layoutEngine: layoutEngine }: FontInside, ask: () => Result): Result {
  const { engine } = layoutEngine
  layoutEngine.engine = undefined
  try {
    return ask()
  } finally {
    layoutEngine.engine = engine
  }
}
