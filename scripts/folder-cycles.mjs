// Checks the rules of .dependency-cruiser-folders.mjs, and for cycles between folders, where a folder
// consists of its own files without those of its subfolders. That file counts subfolders with their parent,
// so it misses cycles between a parent and a child. Run by `npm run check`; by itself: node
// scripts/folder-cycles.mjs [folder]
import { spawnSync } from 'node:child_process'
import { join, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './steps.mjs'

/** Returns the groups of folders in a cycle, each with the imports between them. */
export function folderCycles(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({
      file: source,
      imported: resolved,
      from: posix.dirname(source),
      to: posix.dirname(resolved),
    })),
  )
  const crossing = imports.filter(({ from, to }) => from !== to && to.startsWith('src'))
  const next = new Map()
  for (const { from, to } of crossing) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reachable = new Map([...next.keys()].map(folder => [folder, reachableFrom(folder, next)]))
  const inCycle = (a, b) => reachable.get(a)?.has(b) && reachable.get(b)?.has(a)
  const groups = Map.groupBy(
    [...next.keys()].filter(folder => inCycle(folder, folder)),
    folder =>
      [...reachable.get(folder)]
        .filter(other => inCycle(folder, other))
        .sort()
        .join(' '),
  )
  return [...groups.values()].map(folders => ({
    folders: folders.sort(),
    imports: crossing.filter(({ from, to }) => folders.includes(from) && folders.includes(to)),
  }))
}

function reachableFrom(folder, next) {
  const seen = new Set()
  const waiting = [folder]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop())
    for (const target of next.get(current) ?? [])
      if (!seen.has(target)) {
        seen.add(target)
        waiting.push(target)
      }
  return seen
}

/**
 * Runs dependency-cruiser over `src` of a folder: modules with their dependencies, including types, without
 * tests.
 */
export function cruiseFolders(folder) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, '.dependency-cruiser-folders.mjs'), '--output-type', 'json', 'src'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, summary } = cruiseFolders(resolve(process.argv[2] ?? root))
  for (const { rule, from, cycle } of summary.violations)
    process.stdout.write(`${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}\n`)
  const cycles = folderCycles(modules)
  for (const { folders, imports } of cycles) {
    process.stdout.write(`${folders.join(' ↔ ')}\n`)
    for (const { file, imported } of imports) process.stdout.write(`  ${file} → ${imported}\n`)
  }
  if (summary.violations.length + cycles.length > 0) process.exitCode = 1
}
