import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionSetValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.Timestamps;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * The Cloud Storage rules runtime for machines that cannot fetch it: the same protocol, and Google's
 * own rules engine, which is part of the Firestore emulator's jar. The emulator suite writes one JSON
 * object a line to stdin and reads the answers, one a line, from stdout
 * (`lib/emulator/storage/rules/runtime.js` of firebase-tools). Rules that read Firestore
 * (`firestore.get`) are denied with a warning: the site's rules do not.
 */
final class StorageRules {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private final Map<String, Ruleset> rulesets = new HashMap<>();

  private record Ruleset(String fileName, DefaultEvaluator evaluator) {}

  public static void main(String[] args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    var rules = new StorageRules();
    out.println(GSON.toJson(answer(-1, "server_started")));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(GSON.toJson(rules.respond(line)));
    }
  }

  private JsonObject respond(String line) {
    JsonObject request = JsonParser.parseString(line).getAsJsonObject();
    String action = request.get("action").getAsString();
    JsonObject response = answer(request.get("id").getAsInt(), action);
    JsonObject context = request.getAsJsonObject("context");
    try {
      switch (action) {
        case "load_ruleset" -> load(context, response);
        case "verify" -> verify(context, response);
        default -> throw new IllegalArgumentException("Unknown action: " + action);
      }
    } catch (Exception error) {
      response.addProperty("status", "error");
      response.addProperty("message", String.valueOf(error.getMessage()));
      response.getAsJsonArray("errors").add(String.valueOf(error.getMessage()));
    }
    return response;
  }

  private static JsonObject answer(int id, String action) {
    JsonObject response = new JsonObject();
    response.addProperty("id", id);
    response.addProperty("status", "ok");
    response.addProperty("action", action);
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    return response;
  }

  private void load(JsonObject context, JsonObject response) {
    Source.Builder source = Source.newBuilder();
    String fileName = "";
    for (JsonElement each : context.getAsJsonObject("source").getAsJsonArray("files")) {
      fileName = each.getAsJsonObject().get("name").getAsString();
      source.addFiles(
          File.newBuilder()
              .setName(fileName)
              .setContent(each.getAsJsonObject().get("content").getAsString()));
    }
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(
                FirebaseRulesLangOptions.builder()
                    .allowTernaryOperator(true)
                    .allowCrossServiceRules(true)
                    .build())
            .compile(source);
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      response.getAsJsonArray(isError ? "errors" : "warnings").add(GSON.toJson(describe(issue)));
    }
    if (compiled.hasCompilationError()) return;
    DefaultEvaluator evaluator =
        new DefaultEvaluator(
            compiled.getRulesetAst(),
            ImmutableList.of(),
            EvaluationRestrictions.builder().build());
    rulesets.put(context.get("rulesetName").getAsString(), new Ruleset(fileName, evaluator));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    response.add("result", result);
  }

  /** The suite takes an issue apart by these names. */
  private static JsonObject describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.addProperty("severity_", issue.getSeverityValue());
    description.add("sourcePosition_", position);
    return description;
  }

  private void verify(JsonObject context, JsonObject response) throws Exception {
    Ruleset ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalArgumentException("That ruleset is not loaded.");
    // Segment by segment: parsed as one text, a name with the syntax of a path would mean another path.
    var segments = ImmutableList.copyOf(context.get("path").getAsString().substring(1).split("/"));
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue());
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      rule.supplyVariable(variable.getKey(), toValue(variable.getValue().getAsJsonObject()));
    }
    boolean permit = false;
    try {
      permit = ruleset.evaluator().evaluate(rule.build()).get().permit();
    } catch (ExecutionException failure) {
      if (!(failure.getCause() instanceof EvaluationException cause)) throw failure;
      response.getAsJsonArray("warnings").add(cause.getMessage());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    response.add("result", result);
  }

  /** A value as the suite writes it: an object with one key, which names its kind. */
  private static ExpressionValue toValue(JsonObject wire) throws ParseException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    var entry = wire.entrySet().iterator().next();
    JsonElement content = entry.getValue();
    switch (entry.getKey()) {
      case "null_value" -> value.setNullValue(NullValue.NULL_VALUE);
      case "bool_value" -> value.setBoolValue(content.getAsBoolean());
      case "int_value" -> value.setIntValue(content.getAsLong());
      case "float_value" -> value.setFloatValue(content.getAsDouble());
      case "string_value" -> value.setStringValue(content.getAsString());
      case "timestamp_value" -> value.setTimestampValue(Timestamps.parse(content.getAsString()));
      case "list_value" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        for (JsonElement item : items(content, "values")) {
          list.addValues(toValue(item.getAsJsonObject()));
        }
        value.setListValue(list);
      }
      case "set_value" -> {
        ExpressionSetValue.Builder set = ExpressionSetValue.newBuilder();
        for (JsonElement item : items(content, "values")) {
          set.addValues(toValue(item.getAsJsonObject()));
        }
        value.setSetValue(set);
      }
      case "map_value" -> {
        ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
        for (var field : content.getAsJsonObject().getAsJsonObject("fields").entrySet()) {
          map.putFields(field.getKey(), toValue(field.getValue().getAsJsonObject()));
        }
        value.setMapValue(map);
      }
      case "path_value" -> {
        ImmutableList.Builder<String> segments = ImmutableList.builder();
        for (JsonElement segment : items(content, "segments")) {
          segments.add(segment.getAsJsonObject().get("simple").getAsString());
        }
        return ExpressionValueUtils.segmentsToPathExpressions(segments.build());
      }
      default -> throw new IllegalArgumentException("Unknown kind of value: " + entry.getKey());
    }
    return value.build();
  }

  private static JsonArray items(JsonElement content, String name) {
    return content.getAsJsonObject().getAsJsonArray(name);
  }
}
