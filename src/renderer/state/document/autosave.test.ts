import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAutosave, type SaveResult, type SaveStatus } from './autosave.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A disk that answers on demand. */
function createDisk() {
  const waiting: ((outcome: SaveResult) => void)[] = []
  const reports: SaveStatus['state'][] = []
  let saves = 0
  const autosave = createAutosave({
    save: () => {
      saves++
      return new Promise(resolve => waiting.push(resolve))
    },
    report: (_id, status) => reports.push(status.state),
  })
  return {
    autosave,
    reports,
    saves: () => saves,
    async commit() {
      waiting.shift()?.({ ok: true, updatedAt: '2026-11-21T12:00:00Z' })
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail() {
      waiting.shift()?.({ ok: false, message: 'disk is full.' })
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('autosave', () => {
  test('saves within a second of the first change during steady typing', async () => {
    const disk = createDisk()
    for (let keystroke = 0; keystroke < 9; keystroke++) {
      disk.autosave.changed('a')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(disk.saves()).toBe(1)
  })

  test('pauses between slow saves and still saves within a second', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(400)
    await vi.advanceTimersByTimeAsync(150)
    await disk.commit()
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(700)
    expect(disk.saves()).toBe(1)
    await vi.advanceTimersByTimeAsync(60)
    expect(disk.saves()).toBe(2)
  })

  test('pauses after a slow save with edits during it', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(400)
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(150)
    await disk.commit()
    expect(disk.saves()).toBe(1)
    expect(disk.reports.at(-1)).toBe('saving')
    await vi.advanceTimersByTimeAsync(250)
    expect(disk.saves()).toBe(2)
  })

  test('saves edits made during a save that took longer than the delay', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(400)
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(3000)
    expect(disk.saves()).toBe(1)
    await disk.commit()
    await vi.advanceTimersByTimeAsync(1)
    expect(disk.saves()).toBe(2)
    await disk.commit()
    expect(disk.reports.at(-1)).toBe('saved')
    expect(disk.autosave.isAllClean()).toBe(true)
  })

  test('reports saved only after the commit', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(400)
    expect(disk.reports).toEqual(['changed', 'saving'])
    await disk.commit()
    expect(disk.reports.at(-1)).toBe('saved')
  })

  test('has one save in flight per invoice and saves later edits afterwards', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    const flushed = disk.autosave.flush('a')
    disk.autosave.changed('a')
    await vi.advanceTimersByTimeAsync(2000)
    expect(disk.saves()).toBe(1)
    await disk.commit()
    expect(disk.saves()).toBe(2)
    expect(disk.reports).not.toContain('saved')
    await disk.commit()
    expect(await flushed).toBe(true)
    expect(disk.reports.at(-1)).toBe('saved')
  })

  test('retries after a failure and keeps reporting it', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    const flushed = disk.autosave.flush('a')
    await disk.fail()
    expect(await flushed).toBe(false)
    expect(disk.reports.at(-1)).toBe('failed')
    expect(disk.autosave.isClean('a')).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    // the failure and its actions stay visible during the retry
    expect(disk.reports.at(-1)).toBe('failed')
    await disk.commit()
    expect(disk.reports.at(-1)).toBe('saved')
  })

  test('saves invoices independently', async () => {
    const disk = createDisk()
    disk.autosave.changed('a')
    disk.autosave.changed('b')
    const all = disk.autosave.flushAll()
    expect(disk.saves()).toBe(2)
    await disk.commit()
    await disk.commit()
    expect(await all).toBe(true)
  })

  test('saves nothing without a change', async () => {
    const disk = createDisk()
    expect(await disk.autosave.flush('a')).toBe(true)
    expect(disk.saves()).toBe(0)
  })
})
