export default import.meta.glob<string>(['../../../../src/starboard/texts/en/*.ftl', '!../../../../src/starboard/texts/en/cli.ftl'], { query: '?raw', import: 'default', eager: true })
