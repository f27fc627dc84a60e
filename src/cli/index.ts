import { main } from './program.ts'

// `billwright totals *.json | head -1`: a reader that has enough is no failure.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(process.exitCode)
  throw error
})

await main(process.argv.slice(2))
