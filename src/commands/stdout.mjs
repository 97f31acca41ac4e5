// For commands that print a lot: whoever reads may have had enough before the end, as `head` does.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  process.exit(0);
});
