export default import.meta.glob<string>(['../../../../src/starboard/texts/pl/*.ftl', '!../../../../src/starboard/texts/pl/cli.ftl'], { query: '?raw', import: 'default', eager: true })
