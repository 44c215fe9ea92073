import Testing

/// The protocol's official client in Python, `mcp` on PyPI, finds all that it looks for. It checks each message against
/// the protocol's own types, and each result against its tool's output schema.
@Suite struct ServingTheOfficialClient {
    static let hasClient: Bool = {
        guard Subprocess.isInstalled("python3"), let home = try? Home() else { return false }
        return (try? home.run("python3 -c 'import mcp.client.stdio'").status) == 0
    }()

    @Test(.enabled(if: hasClient, "needs python3 with the package mcp"))
    func itListsCallsIsAskedCancelsAndSubscribes() throws {
        let home = try Home()
        try home.expect(
            "cat >client.py && python3 -W ignore client.py", input: Self.script,
            prints: """
                2025-11-25
                tools: run-track, run-track_list-runs
                called: Tracked 10 km. 10 km in total.
                asked: Which run?
                called: Tracked 5 km. 15 km in total.
                listed: [5, 10]
                refused: True
                confirmed: True
                every read-only tool answers by its schema
                cancelled
                updated: widget://run-track/TrackRun
                widget: True
                sessions: Breathing
                prompt: Track 5K with Run Track
                completed: ['Half Marathon']

                """)
    }

    private static let script = #"""
        import asyncio
        from mcp import ClientSession, StdioServerParameters
        from mcp.client.stdio import stdio_client
        import mcp_types as types

        async def main():
            import os
            server = StdioServerParameters(command="shortcuts-mcp", args=["--app", "run-track", "--app", "meditate"],
                                           env=dict(os.environ))
            updated = asyncio.Event()
            updates = []

            async def elicited(context, params):
                if "confirm" in params.requested_schema["properties"]:
                    return types.ElicitResult(action="accept", content={"confirm": True})
                print("asked:", params.message)
                return types.ElicitResult(action="accept", content={"run": "5"})

            async def heard(message):
                if getattr(message, "method", "") == "notifications/resources/updated":
                    updates.append(str(message.params.uri))
                    updated.set()

            async with stdio_client(server) as (reading, writing):
                async with ClientSession(reading, writing, elicitation_callback=elicited,
                                         message_handler=heard) as session:
                    print((await session.initialize()).protocol_version)
                    await session.send_ping()
                    await session.set_logging_level("warning")
                    tools = (await session.list_tools()).tools
                    names = [tool.name for tool in tools]
                    print("tools:", ", ".join(name for name in ["run-track", "run-track_list-runs"] if name in names))
                    result = await session.call_tool("run-track", {"run": "10K"})
                    print("called:", result.content[0].text)
                    result = await session.call_tool("run-track", {})
                    print("called:", result.content[0].text)
                    result = await session.call_tool("run-track_list-runs", {})
                    print("listed:", sorted(run["distance"] for run in result.structured_content["value"]))
                    result = await session.call_tool("run-track", {"distance": "far"})
                    print("refused:", result.is_error)
                    result = await session.call_tool("run-track_undo", {})
                    print("confirmed:", not result.is_error)
                    for tool in tools:
                        if tool.annotations.read_only_hint and not tool.input_schema.get("required"):
                            result = await session.call_tool(tool.name, {})
                            assert not result.is_error, (tool.name, result)
                    print("every read-only tool answers by its schema")
                    try:
                        await session.call_tool("run-track_list-runs", {}, read_timeout_seconds=0.000001)
                    except Exception:
                        print("cancelled")
                    uri = "widget://run-track/TrackRun"
                    await session.subscribe_resource(uri)
                    await session.call_tool("run-track", {"run": "5K"})
                    await asyncio.wait_for(updated.wait(), 20)
                    print("updated:", updates[0])
                    await session.unsubscribe_resource(uri)
                    resources = (await session.list_resources()).resources
                    await session.list_resource_templates()
                    text = (await session.read_resource(uri)).contents[0].text
                    print("widget:", "15 km" in text)
                    sessions = next(str(r.uri) for r in resources if str(r.uri).startswith("entities://meditate/"))
                    text = (await session.read_resource(sessions)).contents[0].text
                    print("sessions:", "Breathing" if "Breathing" in text else text)
                    prompt = next(p for p in (await session.list_prompts()).prompts
                                  if p.arguments and p.arguments[0].name == "run")
                    got = await session.get_prompt(prompt.name, {"run": "5K"})
                    print("prompt:", got.messages[0].content.text)
                    completion = await session.complete(
                        types.PromptReference(type="ref/prompt", name=prompt.name), {"name": "run", "value": "half"})
                    print("completed:", completion.completion.values)

        asyncio.run(main())
        """#
}
